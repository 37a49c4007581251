import { piecesOf } from './tense.ts';

/** A text whose tense the script of the page can change; without it the words are those of the build. */
export const Tensed = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: before, after }) =>
    after ? (
      <span key={before} data-after={after}>
        {before}
      </span>
    ) : (
      before
    ),
  );
