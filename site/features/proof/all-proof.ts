import { PICTURE_FOLDER, pictureFile, smallPicture } from '../../../content-reader/pictures.ts';
import { content, getProof, once } from '../../content/get-content.ts';

/** Twice the width in which the page shows it. */
const WIDTH = 240;
function pictureIn(folder: string, url: string | undefined) {
  if (url === undefined) return undefined;
  const variant = smallPicture(pictureFile(`content/${folder}/one.md`, url), WIDTH);
  return { ...variant, src: PICTURE_FOLDER + variant.name };
}

/** Evidence for a buyer, as far as the owner has filled it in. */
export const getAllProof = once(() => ({
  ...getProof(),
  people: content()
    .entries('people')
    .map(({ slug, data, text }) => ({
      ...data,
      slug,
      text,
      picture: pictureIn('people', data.photograph),
    }))
    .toSorted((m, n) => m.order - n.order),
  references: content()
    .entries('references')
    .map(({ slug, data, text }) => ({
      ...data,
      slug,
      text,
      picture: pictureIn('references', data.logo),
    }))
    .toSorted((m, n) => m.order - n.order),
}));
