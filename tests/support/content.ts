import enquiryForm from '../../content/enquiry-form.json' with { type: 'json' };
import {
  getAll,
  getHome,
  getNavigation,
  getOne,
  getServices,
  getSite,
  getSolutions,
  getTestimonials,
  getWords,
} from '../../site/content.ts';
import { words } from '../../site/words.ts';

/** The words of content/ as the pages show them: a test that expects these holds whatever an editor writes. */

export const say = words(getWords());
export const site = getSite();
export const home = getHome();
export const navigation = getNavigation();
export const testimonials = getTestimonials();
export const formWords = enquiryForm;

export const solutions = getSolutions();
export const services = getServices();
export const openings = getAll('openings');
export const people = getAll('people');

export function areaOf(slug: 'solutions' | 'services') {
  return getOne('areas', slug);
}
export function pageOf(slug: string) {
  return getOne('pages', slug);
}
export function serviceOf(slug: string) {
  return getOne('services', slug);
}
export function viewOf(slug: string) {
  return getOne('serviceViews', slug);
}
export function postOf(slug: string) {
  return getOne('blog', slug);
}

/** The groups of the services menu in their order: the page that heads a group, then the others. */
export const serviceGroups = Object.entries(areaOf('services').groups ?? {}).map(([group, label]) => {
  const members = services.filter((service) => service.group === group);
  const head = members.find(({ heads }) => heads);
  return { label, head, members: members.filter((service) => service !== head) };
});
