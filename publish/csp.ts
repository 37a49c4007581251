import type { Inline } from './inline.ts';

/** For everything that is not a page: it may load nothing and be framed nowhere. */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Safari shows a PDF as a plug-in and leaves the window empty without an object-src. */
export const pdfPolicy = `${filePolicy}; object-src 'self'`;

/** Opened on its own an SVG file is a document and wants its style sheet. */
export const svgPolicy = ({ styles }: Pick<Inline, 'styles'>): string =>
  styles.length > 0 ? `${filePolicy}; style-src ${styles.join(' ')}` : filePolicy;

type PageParts = Pick<Inline, 'scripts' | 'styles'> & { endpoint?: string | undefined };

/** `endpoint` is where the enquiry form sends to, which may be another origin. */
export const pagePolicy = ({ scripts, styles, endpoint }: PageParts): string => {
  const enquiries = endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...enquiries],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...enquiries],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
};
