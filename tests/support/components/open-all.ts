/** Shows everything that waits to be opened, as somebody meets it who has pressed every button. jsdom cannot open popovers. */
export const openAll = <Piece extends Element>(piece: Piece): Piece => {
  for (const menu of piece.querySelectorAll('[popover]')) menu.removeAttribute('popover');
  for (const details of piece.querySelectorAll('details')) {
    // Rows that share a name would close each other.
    details.removeAttribute('name');
    details.open = true;
  }
  return piece;
};
