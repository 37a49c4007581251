import form from '../content/enquiry-form.json' with { type: 'json' };
import mails from '../content/enquiry-mails.json' with { type: 'json' };
import holidays from '../content/holidays.json' with { type: 'json' };

const SPOKEN: Readonly<Record<string, Record<string, unknown>>> = {
  'enquiry-form.json': form,
  'enquiry-mails.json': mails,
  'holidays.json': holidays,
};
/** As this version of the program has them: a build of an earlier version may lack a word. */
const OWN = structuredClone(SPOKEN);

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes an object and the objects within it, because other modules hold them. */
function fillIn(into: Record<string, unknown>, own: unknown, published: unknown): void {
  const [before, now] = [own, published].map((value) => (isGroup(value) ? value : {}));
  const words = { ...before, ...now };
  for (const gone of Object.keys(into)) if (!(gone in words)) delete into[gone];
  for (const [key, value] of Object.entries(words)) {
    const held = into[key];
    if (Array.isArray(held) && Array.isArray(value)) held.splice(0, held.length, ...value);
    else if (isGroup(held) && isGroup(value)) fillIn(held, before?.[key], value);
    else into[key] = value;
  }
}

/**
 * Lets the program speak the words of a build: an hour for calls that a page offers is accepted, a
 * mail that was changed is the mail that is sent. All importers of a JSON module hold the same
 * object.
 */
export function speakWords(published: Readonly<Record<string, unknown>>): void {
  for (const [file, words] of Object.entries(SPOKEN))
    fillIn(words, structuredClone(OWN[file]), published[file]);
}
