import { PICTURE_FOLDER, pictureFile, smallPicture } from '../../content-reader/pictures.ts';
import { getAllWithText, getProof, once } from '../content.ts';

/** Twice the width in which the page shows it. */
const WIDTH = 240;
const pictureIn = (folder: string, url: string | undefined) => {
  if (url === undefined) return undefined;
  const variant = smallPicture(pictureFile(`content/${folder}/one.md`, url), WIDTH);
  return { ...variant, src: PICTURE_FOLDER + variant.name };
};

/** What a buyer can check, as far as the owner has filled it in. */
export const getAllProof = once(() => ({
  ...getProof(),
  people: getAllWithText('people')
    .map((one) => ({ ...one, picture: pictureIn('people', one.photograph) }))
    .toSorted((m, n) => m.order - n.order),
  references: getAllWithText('references')
    .map((one) => ({ ...one, picture: pictureIn('references', one.logo) }))
    .toSorted((m, n) => m.order - n.order),
}));
export type AllProof = ReturnType<typeof getAllProof>;
