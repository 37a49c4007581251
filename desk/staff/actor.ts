/** Who does something. Without an id they worked at the command line, or have been removed since. */
export interface Actor {
  id: string | null;
  name: string;
}
