import { z } from 'zod';
import { withAllPlaceholders } from '../../common/placeholders.ts';
import { sentence } from '../../content-reader/schema-words.ts';

const about = (what: string) => sentence.describe(`When the message is about ${what}`);
const form = (what: string) => sentence.describe(`When ${what}`);
const manner = (what: string) => sentence.describe(`A manner of sellers: ${what}`);
const visitor = (what: string) => sentence.describe(`What speaks for a visitor: ${what}`);

/** content/spam-reasons.json: why an enquiry was held or not, for the staff who read it. */
export const spamReasons = z.strictObject({
  about: sentence.describe('A note to editors; nobody else sees it'),
  withWords: withAllPlaceholders(sentence, ['reason', 'words', 'points']).describe(
    '{reason} is one of the sentences below, {words} are the words that were found, {points} is their weight',
  ),
  withoutWords: withAllPlaceholders(sentence, ['reason', 'points']).describe(
    'The same where there are no words to quote',
  ),
  reasons: z
    .strictObject({
      honeypot: form('the hidden field is filled in'),
      nameLink: form('a name holds a web address'),
      titleLink: form('job title or country hold a web address'),
      forumMarkup: form('links are written as in forums'),
      htmlMarkup: form('links are written as HTML'),
      choices: form('a mailing program left its choices in the text'),
      manyLinks: form('there are many links and few words'),
      scrambled: form('fields hold random letters'),
      repeatedName: form('first name, last name and company are one word'),
      ranking: about('search rankings, links and traffic'),
      websites: about('web design, apps and chatbots'),
      reach: about('followers, reviews, videos and publicity'),
      leads: about('address lists, leads and mass messages'),
      loans: about('loans and funding'),
      easyMoney: about('crypto, trading and easy money'),
      gambling: about('gambling'),
      pills: about('pills and drugs'),
      dating: about('dating and sex'),
      windfall: about('inheritances, prizes and donations'),
      threats: about('blocked accounts, passwords, bills and ransoms'),
      wares: about('goods and services for sale'),
      pitch: about('selling as such'),
      likeSpam: sentence.describe('When its words are, all in all, those of known spam'),
      likeEnquiry: visitor('its words are, all in all, those of honest enquiries'),
      trade: about('the web, trade or money in general'),
      offering: manner('offering something'),
      price: manner('prices'),
      bait: manner('something free'),
      promise: manner('promises'),
      urge: manner('urging'),
      link: manner('a link'),
      gain: manner('a gain for us'),
      yours: manner('our website or business'),
      interest: manner('asking for our interest'),
      channel: manner('a messenger'),
      field: visitor('words of our field'),
      asks: visitor('a question or a wish'),
      ours: visitor('our places and things, or a number of people'),
    })
    .describe('One sentence for each sign'),
});
