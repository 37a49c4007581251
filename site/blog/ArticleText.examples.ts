import type { ComponentProps } from 'react';
import type { ArticleText } from './ArticleText.tsx';

/** The HTML of example-markdown.ts: the test beside it says when one must be taken over again. */
export const examples = {
  'a picture with a caption': {
    html: '<p>Before the picture.</p>\n<figure><picture><source type="image/avif" srcset="/pictures/example-picture-400.92e84fbd.avif 400w, /pictures/example-picture-800.92e84fbd.avif 800w, /pictures/example-picture-1240.92e84fbd.avif 1240w" sizes="(max-width: 41rem) calc(100vw - 2.5rem), 38.75rem"><img src="/pictures/example-picture-800.92e84fbd.webp" alt="Six bars; the fourth is the tallest" width="1600" height="900" loading="lazy" decoding="async"></picture><figcaption>Off-cycle payments in six months</figcaption></figure>\n<p>After the picture.</p>\n',
  },
  'a table with figures': {
    html: '<section class="tableScroll" tabindex="0" aria-label="Country, Employees, Route"><table>\n<thead>\n<tr>\n<th>Country</th>\n<th data-align="end">Employees</th>\n<th data-align="center">Route</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>United Arab Emirates</td>\n<td data-align="end">1,200</td>\n<td data-align="center">Cloud</td>\n</tr>\n<tr>\n<td>India</td>\n<td data-align="end">860</td>\n<td data-align="center">Cloud</td>\n</tr>\n<tr>\n<td>Oman</td>\n<td data-align="end">45</td>\n<td data-align="center">Partner</td>\n</tr>\n</tbody>\n</table></section>\n',
  },
  'a table wider than a phone': {
    html: '<section class="tableScroll" tabindex="0" aria-label="Country, January, February, March, April, May, June"><table>\n<thead>\n<tr>\n<th>Country</th>\n<th data-align="end">January</th>\n<th data-align="end">February</th>\n<th data-align="end">March</th>\n<th data-align="end">April</th>\n<th data-align="end">May</th>\n<th data-align="end">June</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Lohnsteueranmeldungsverfahren</td>\n<td data-align="end">1,200,000</td>\n<td data-align="end">1,180,000</td>\n<td data-align="end">1,210,000</td>\n<td data-align="end">1,240,000</td>\n<td data-align="end">1,190,000</td>\n<td data-align="end">1,260,000</td>\n</tr>\n<tr>\n<td>نظام حماية الأجور</td>\n<td data-align="end">860,000</td>\n<td data-align="end">870,000</td>\n<td data-align="end">858,000</td>\n<td data-align="end">881,000</td>\n<td data-align="end">869,000</td>\n<td data-align="end">902,000</td>\n</tr>\n</tbody>\n</table></section>\n',
  },
  'a quote': {
    html: '<blockquote>\n<p>A pay date does not move.</p>\n<p>Plan from it, not towards it.</p>\n</blockquote>\n',
  },
  'foot notes': {
    html: '<p>Maintenance ends with 2027.<sup><a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="notes">1</a></sup> A paid extension follows.<sup><a href="#fn-2" id="fnref-2" data-footnote-ref aria-describedby="notes">2</a></sup></p>\n<section data-footnotes class="footnotes"><p id="notes">Notes</p>\n<ol>\n<li id="fn-1">\n<p>As published by September 2026. <a href="#fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>\n</li>\n<li id="fn-2">\n<p>To the end of 2030, under terms that SAP has set out for each product. <a href="#fnref-2" data-footnote-backref="" aria-label="Back to reference 2" class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>\n',
  },
  'code, in a line and in a block': {
    html: '<p>The field is <code>costCenter</code>.</p>\n<pre tabindex="0"><code class="language-json">{ "userId": "10042", "effectiveStartDate": "2027-01-01", "costCenter": "AE-1000", "payGroup": "monthly", "currency": "AED" }\n</code></pre>\n',
  },
  'headings, lists and a rule': {
    html: '<h2 id="before-you-begin">Before you begin</h2>\n<ol>\n<li>Name a payroll lead</li>\n<li>Fix the calendar</li>\n</ol>\n<h3 id="what-to-bring">What to bring</h3>\n<ul class="contains-task-list">\n<li class="task-list-item">☑ Pay calendar</li>\n<li class="task-list-item">☐ Closed periods</li>\n</ul>\n<hr>\n<p>Then we start.</p>\n',
  },
} satisfies Record<string, ComponentProps<typeof ArticleText>>;
