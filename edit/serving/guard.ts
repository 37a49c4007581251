/**
 * Whether a request comes from the panel itself. The server writes files, so a page of another site must not reach it:
 * neither by a form or a script (Origin), nor by a name that it lets point at this machine (Host).
 */
export const isOwnRequest = (
  port: number,
  { host, origin }: { host?: string | undefined; origin?: string | undefined },
) => {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  return own.includes(host ?? '') && (origin === undefined || own.includes(origin.replace(/^http:\/\//, '')));
};
