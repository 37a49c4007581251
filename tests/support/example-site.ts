import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT } from '../../enquiries/contract/fingerprint.ts';
import { fileHeaders } from '../../publish/file-headers.ts';
import type { DeskFiles, RouteTable } from '../../publish/manifest.ts';
import { sealSite } from '../../publish/seal.ts';
import { writeSums } from '../../publish/sums.ts';

function page(title: string, body = ''): string {
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title><style>main{display:block}</style></head>` +
    `<body><main><h1>${title}</h1>${body}<p>${'Plain words about payroll. '.repeat(40)}</p></main></body></html>`
  );
}

const FORM = '<form></form>';
const THANKS = '<p class="thanks"></p>';
/** As a term of the glossary is linked in the page that was built. */
const RECEIPT = `<!--receipt-->${THANKS.replace('</p>', '<a href="/insights/glossary"></a></p>')}<!--end of receipt-->`;

const QUESTION = '<p data-question hidden>Did you mean <!--pages-->?</p>';

export const exampleFiles: Record<string, string | Buffer> = {
  'index.html': page('Home', '<script type="module">addEventListener("load", () => {})</script>'),
  'about-us.html': page('About us', '<span aria-current="page">About Us</span>'),
  'contact-us.html': page('Contact us', FORM),
  'apply.html': page('Apply', FORM),
  'thank-you.html': page('Thank you', RECEIPT),
  'solutions.html': page('Solutions'),
  'solutions/payroll.html': page('Payroll', '<span aria-current="page">Payroll</span>'),
  'solutions/404.html': page('404 Not Found', `${QUESTION}<script>document.title += '!'</script>`),
  'blogs.html': page('Blog'),
  'blogs/SAP-Payroll-Offerings.html': page('SAP Payroll Offering'),
  '404.html': page('404 Not Found'),
  '_astro/site.Dk3x.css': 'main{display:block}'.repeat(20),
  'robots.txt': `User-agent: *\n${'# Everything is public.\n'.repeat(10)}`,
  '.well-known/security.txt': 'Contact: mailto:security@dhr.example\n',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style><path d="M0 0h9v9z"/></svg>',
  'photo.png': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  'one-pager.pdf': '%PDF-1.7 a few words',
};

const routes: RouteTable = {
  redirects: [{ from: '/contact', to: '/contact-us' }],
  fallbacks: [
    { under: '/about-us', page: '/about-us', status: 200 },
    { under: '/blogs', page: '/blogs/SAP-Payroll-Offerings', status: 200 },
    { under: '/solutions', page: '/solutions/404', status: 404 },
  ],
};

function deskRecord(file: string) {
  return {
    ...{ file, csp: "default-src 'none'; script-src 'self'", etag: file, encodings: [] },
    headers: fileHeaders(file),
  };
}
const desk: DeskFiles = {
  page: deskRecord('index.html'),
  files: { '/desk/assets/main.js': deskRecord('assets/main.js') },
};
/** The form and the desk, as small as a build could make them. */
const OTHER_FILES = {
  'form.js': `export const renderForm = () => '${FORM}';
export const renderApplication = renderForm;
export const renderThanks = () => '${THANKS}';
export const contract = '${CONTRACT}';
`,
  'desk/index.html': page('Desk', '<script src="/desk/assets/main.js"></script>'),
  'desk/assets/main.js': 'document.title',
};

export async function makeExampleSite(files = exampleFiles) {
  const dist = await mkdtemp(join(tmpdir(), 'dhr-site-'));
  const publicDir = join(dist, 'public');
  const inPublic = Object.entries(files).map(([name, content]) => [`public/${name}`, content] as const);
  for (const [name, content] of [...inPublic, ...Object.entries(OTHER_FILES)]) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  const manifest = await sealSite({ publicDir, routes, desk });
  await writeSums(dist);
  return { dist, publicDir, manifest, remove: () => rm(dist, { recursive: true }) };
}
