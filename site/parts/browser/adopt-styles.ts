/** Styles that travel with a script, for pages that rarely need them. */
export function adoptStyles(sheet: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
}
