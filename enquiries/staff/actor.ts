/** Who does something: somebody at the desk, or without an id somebody at the command line. */
export interface Actor {
  id: string | null;
  name: string;
}
