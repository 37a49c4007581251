export interface Part {
  name: string;
  value: string;
  head: string;
}

/** The parts of a multipart body in the order in which they were sent (RFC 7578). */
export function readParts(contentType: string, body: Buffer): Part[] {
  const [, boundary = ''] = /boundary=([^;]+)$/.exec(contentType) ?? [];
  const pieces = body.toString('utf8').split(`--${boundary}`);
  return pieces.slice(1, -1).map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = piece.slice(2, end);
    return { name: /name="([^"]*)"/.exec(head)?.[1] ?? '', value: piece.slice(end + 4, -2), head };
  });
}
