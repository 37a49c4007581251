import { draw } from '../drawing/figures.ts';
import { getClaims, getHome, getSolutions, getTestimonials, getWords } from './content.ts';
import { words } from './words.ts';

/** The 9 by 9 diamond of the stage. */
const DIAMOND = Array.from({ length: 9 }, (_, y) => {
  const side = Math.abs(4 - y);
  return '.'.repeat(side) + 'o'.repeat(9 - 2 * side) + '.'.repeat(side);
}).join('/');

/** Everything the home page shows, as plain data for its sections. */
export const getHomePage = async () => {
  const home = await getHome();
  const say = words(await getWords());
  const about = (name: string) => say('aboutName', { name });
  const solutions = await getSolutions();
  const claims = await getClaims();
  const carousel = (controls: string) => ({
    controls,
    previous: say('previous'),
    next: say('next'),
    pause: say('pause'),
    play: say('play'),
    // Filled in by the island, slide by slide.
    show: say('showSlide'),
    slideOf: say('slideOf'),
    carousel: say('carousel'),
    slide: say('slide'),
  });
  return {
    home,
    about,
    stageDrawing: draw({ seed: 'home', mask: DIAMOND, openness: 0.62, hand: 'both', pad: 0 }),
    braid: draw({ seed: 'braid', mask: 'oooooo', openness: 1 }).line,
    bannerWords: carousel(home.banner.controls),
    testimonialWords: carousel(home.testimonials.controls),
    tiles: solutions.map(({ slug, label, tile, figure }) => ({
      title: label,
      text: tile,
      drawing: draw({ seed: figure.seed ?? slug, mask: figure.mask, openness: figure.openness }),
      link: { href: `/solutions/${slug}`, label: home.solutions.more, about: about(label) },
    })),
    claims: home.claims.items.map(({ claim: name, label, stacks }) => {
      const claim = claims[name];
      if (!claim) throw new Error(`content/home.yaml – claims: "${name}" is not in content/claims.yaml: correct it.`);
      return { shown: claim.shown, count: claim.count, label, stacks };
    }),
    plates: home.services.cards.map(({ title, text, href, figure }) => ({
      title,
      text,
      href,
      drawing: draw({ ...figure, seed: figure.seed ?? title, hand: 'girih', style: 'strap', pad: 6 }),
    })),
    testimonials: (await getTestimonials()).map(({ quote, company, mask, provisional }, i) => ({
      quote,
      company,
      example: provisional && home.testimonials.example,
      drawing: draw({ seed: `quote-${i + 1}`, mask }),
    })),
    thread: [...solutions]
      .sort((m, n) => m.lifeOrder - n.lifeOrder)
      .map(({ slug, label, line }) => ({ name: label, text: line, href: `/solutions/${slug}` })),
  };
};
