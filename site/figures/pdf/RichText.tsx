import { Link, Text } from '@react-pdf/renderer';
import { marked, type Token } from 'marked';
import type { ReactNode } from 'react';
import { type Style, styles } from './styles.ts';

const hasTokens = (token: Token): token is Token & { tokens: Token[] } =>
  'tokens' in token && Array.isArray(token.tokens);

const wordsOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw).replace(/\s+/g, ' ');

const piece = (token: Token, key: number, base: URL): ReactNode => {
  const inside = hasTokens(token) ? token.tokens.map((one, i) => piece(one, i, base)) : wordsOf(token);
  if (token.type === 'strong')
    return (
      <Text key={key} style={styles.strong}>
        {inside}
      </Text>
    );
  if (token.type === 'link')
    return (
      <Link key={key} src={new URL(String(token['href']), base).href} style={styles.link}>
        {inside}
      </Link>
    );
  return inside;
};

interface Props {
  /** Markdown: paragraphs with bold words and links. */
  text: string;
  base: URL;
  style: Style;
}

export const RichText = ({ text, base, style }: Props) =>
  marked
    .lexer(text)
    .filter(hasTokens)
    .map((paragraph) => (
      <Text key={paragraph.raw} style={style}>
        {paragraph.tokens.map((token, i) => piece(token, i, base))}
      </Text>
    ));
