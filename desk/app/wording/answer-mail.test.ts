import { expect, it } from 'vitest';
import { exampleAnswer } from '../../../tests/support/desk/enquiry.ts';
import { answerAddress, mailTo } from './answer-mail.ts';

const opened = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it('opens a mail to the visitor, with the reference they have', () => {
  expect(opened(answerAddress(exampleAnswer()))).toEqual({
    to: 'meera.nair@alnoor.example',
    subject: 'Re: your enquiry to DHR (7KQ-M2X-9PD)',
    body: 'Dear Meera Nair,\r\n\r\n',
  });
});

it('greets by the first name a visitor who said hello', () => {
  const enquiry = exampleAnswer({ message: '  Hi there, a question.' });
  expect(opened(answerAddress(enquiry)).body).toBe('Hello Meera,\r\n\r\n');
});

it('lets no address add recipients or headers', () => {
  const { visitor } = exampleAnswer();
  const email = 'a@b.example?bcc=all@dhr.example&subject=x,c@d.example';
  const address = answerAddress(exampleAnswer({ visitor: { ...visitor, email } }));
  expect(new URL(address).searchParams.getAll('bcc')).toEqual([]);
  expect(address.split('?')[0]).not.toContain(',');
  const bare = new URL(mailTo('a?bcc=all%40dhr.example&x=@b.example'));
  expect([decodeURIComponent(bare.pathname), bare.search]).toEqual(['a?bcc=all%40dhr.example&x=@b.example', '']);
});

it('keeps a plus in an address and line breaks out of the subject', () => {
  const { visitor } = exampleAnswer();
  const address = answerAddress(exampleAnswer({ visitor: { ...visitor, email: 'a+b@c.example' }, reference: 'X\nY' }));
  expect(opened(address).to).toBe('a+b@c.example');
  expect(address).not.toMatch(/[\r\n]/);
});
