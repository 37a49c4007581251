// @vitest-environment jsdom
import { DOMParser as Reader } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { readablePaste } from './pasted.ts';
import { readMarkdown, writeMarkdown } from './rich-markdown.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head>
<body lang=EN-GB><!--StartFragment-->
<h1><span lang=EN-GB>Pay in the Gulf<o:p></o:p></span></h1>
<p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b> word, an <i>old</i> one, <span
style='font-weight:normal'>a plain one</span> and <a href="https://www.sap.com/">a link</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->Oman<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><b>Qatar</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<!--EndFragment--></body></html>`;

it('what is copied from Word keeps its headings, bold and italic words, links and lists', () => {
  const { body } = new DOMParser().parseFromString(readablePaste(WORD), 'text/html');
  const text = Reader.fromSchema(readMarkdown('').type.schema).parse(body);
  expect(writeMarkdown('', text)).toBe(`## Pay in the Gulf

A **bold** word, an *old* one, a plain one and [a link](https://www.sap.com/).

- Oman
- **Qatar**

1. First`);
});
