import type { Inline } from './inline.ts';

/** Sources per directive, in the order in which they are written. */
type Policy = Map<string, string[]>;

const write = (policy: Policy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');

const read = (policy: string): Policy =>
  new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );

/** For everything that is not a page: it may load nothing and stand in no frame. */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Safari shows a PDF as a plug-in and leaves the window empty without an object-src. */
export const pdfPolicy = `${filePolicy}; object-src 'self'`;

/** Opened on its own an SVG file is a document and wants its style sheet. */
export const svgPolicy = ({ styles }: Pick<Inline, 'styles'>): string =>
  styles.length > 0 ? `${filePolicy}; style-src ${styles.join(' ')}` : filePolicy;

export interface PagePolicyOptions extends Pick<Inline, 'scripts' | 'styles'> {
  /** Where the enquiry form sends to, when that is another origin. */
  endpoint?: string | undefined;
}

export const pagePolicy = ({ scripts, styles, endpoint }: PagePolicyOptions): string => {
  const enquiries = endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return write(
    new Map([
      ['default-src', ["'none'"]],
      ['script-src', ["'self'", ...scripts]],
      ['style-src', ["'self'", ...styles]],
      ['img-src', ["'self'"]],
      ['font-src', ["'self'"]],
      ['connect-src', ["'self'", ...enquiries]],
      ['manifest-src', ["'self'"]],
      ['form-action', ["'self'", ...enquiries]],
      ['base-uri', ["'none'"]],
      ['frame-ancestors', ["'none'"]],
      ['require-trusted-types-for', ["'script'"]],
    ]),
  );
};

/**
 * The strictest policy that refuses nothing which one of these allows. A host that adds up the headers of all matching
 * rules enforces every policy, so the rule for the whole site must not be stricter than the rule for a page.
 */
export const unitePolicies = (policies: readonly string[]): string => {
  const all = policies.map(read);
  const directives = [...new Set(all.flatMap((policy) => [...policy.keys()]))];
  const united: Policy = new Map();
  for (const directive of directives) {
    const sources = [...new Set(all.flatMap((policy) => policy.get(directive) ?? []))];
    united.set(directive, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources);
  }
  return write(united);
};

/** The same policy without a word on styles, whose hashes are many: scripts stay bound, and nothing else is opened. */
export const withoutStyles = (policy: string): string => {
  const { 'default-src': _default, 'style-src': _style, ...rest } = Object.fromEntries(read(policy));
  const closed = { 'object-src': ["'none'"], 'media-src': ["'none'"], 'frame-src': ["'none'"] };
  return write(new Map(Object.entries({ ...closed, ...rest })));
};
