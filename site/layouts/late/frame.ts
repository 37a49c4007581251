import { adoptStyles } from '../../islands/adopt-styles.ts';
import { keepCampaign } from '../../islands/came-from.ts';
import { hoverMenus } from './hover-menus.ts';
import sheet from './late.css?inline';
import { markContents } from './mark-contents.ts';
import { searchByKey } from './search-by-key.ts';
import { searchField } from './search-field.ts';
import { showCurrent } from './show-current.ts';
import { keepWidgetClear } from './widget-place.ts';

/**
 * What the frame can do without at first. site/layouts/frame-script.ts fetches it by name when the page has nothing else
 * to do.
 */
keepCampaign();
hoverMenus();
adoptStyles(sheet);
keepWidgetClear();
showCurrent();
markContents();
searchByKey();
searchField();
