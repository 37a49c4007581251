/** What the examples of an article are made from; a test keeps their HTML up to date. */
export const EXAMPLE_MARKDOWN = {
  'a picture with a caption':
    'Before the picture.\n\n![Six bars; the fourth is the tallest](./example-picture.png "Off-cycle payments in six months")\n\nAfter the picture.',
  'a table with figures':
    '| Country | Employees | Route |\n|---|--:|:-:|\n| United Arab Emirates | 1,200 | Cloud |\n| India | 860 | Cloud |\n| Oman | 45 | Partner |',
  'a table wider than a phone':
    '| Country | January | February | March | April | May | June |\n|---|--:|--:|--:|--:|--:|--:|\n| Lohnsteueranmeldungsverfahren | 1,200,000 | 1,180,000 | 1,210,000 | 1,240,000 | 1,190,000 | 1,260,000 |\n| نظام حماية الأجور | 860,000 | 870,000 | 858,000 | 881,000 | 869,000 | 902,000 |',
  'a quote': '> A pay date does not move.\n>\n> Plan from it, not towards it.',
  'foot notes':
    'Maintenance ends with 2027.[^1] A paid extension follows.[^2]\n\n[^1]: As published by September 2026.\n\n[^2]: To the end of 2030, under terms that SAP has set out for each product.',
  'code, in a line and in a block':
    'The field is `costCenter`.\n\n```json\n{ "userId": "10042", "effectiveStartDate": "2027-01-01", "costCenter": "AE-1000", "payGroup": "monthly", "currency": "AED" }\n```',
  'headings, lists and a rule':
    '## Before you begin\n\n1. Name a payroll lead\n2. Fix the calendar\n\n### What to bring\n\n- [x] Pay calendar\n- [ ] Closed periods\n\n---\n\nThen we start.',
} as const;
