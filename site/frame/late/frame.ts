import { adoptStyles } from '../../browser/adopt-styles.ts';
import { keepCampaign } from '../../browser/came-from.ts';
import { closeMenuWhenWide } from './close-menu.ts';
import { hoverMenus } from './hover-menus.ts';
import sheet from './late.css?inline';
import { markContents } from './mark-contents.ts';
import { searchByKey } from './search-by-key.ts';
import { searchField } from './search-field.ts';
import { showCurrent } from './show-current.ts';
import { keepWidgetClear } from './widget-place.ts';

/** The field of the glossary; its script (site/insights/glossary/find-terms.ts) is nobody else's. */
const findInGlossary = () => {
  const address = '/find-terms.js';
  if (document.querySelector('[data-glossary]')) import(/* @vite-ignore */ address).catch(() => {});
};

/**
 * What the frame can do without at first. site/frame/frame-script.ts fetches it by name when the page has nothing else
 * to do.
 */
keepCampaign();
hoverMenus();
closeMenuWhenWide();
adoptStyles(sheet);
keepWidgetClear();
showCurrent();
markContents();
searchByKey();
searchField();
findInGlossary();
