/** A chart without words, for the examples of articles. */
export const EXAMPLE_PICTURE = 'site/gallery/example-picture.png';
