/**
 * Styles that travel with a script, so that pages on which nobody needs them do not carry them. A browser that cannot
 * take them shows the same words plainly.
 */
export const adoptStyles = (sheet: string): void => {
  if (!('adoptedStyleSheets' in document)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
};
