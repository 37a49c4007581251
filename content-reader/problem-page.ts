import { escapeHtml } from '../common/text.ts';
import { type ContentProblem, sentenceOf } from './problem.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 50rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
ol { padding: 0; list-style: none; }
li { border-inline-start: 4px solid #c0341d; margin-block: 1rem; padding-inline-start: 1rem; }
code { font-size: 1.1rem; font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0; }
`;

/** Asks again instead of waiting for the message of the development server, which may be sent before anybody listens. */
const SCRIPT = `
setInterval(async () => {
  const reply = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!reply) return;
  const { body } = new DOMParser().parseFromString(await reply.text(), 'text/html');
  if (body.textContent !== document.body.textContent) location.reload();
}, 500);
`;

const itemOf = (problem: ContentProblem): string => {
  const place = `${problem.file}:${problem.line}`;
  return `<li><code>${escapeHtml(place)}</code><p>${escapeHtml(sentenceOf(problem))}</p></li>`;
};

/** What `npm run dev` shows in place of every page while the content has problems. It goes when they are corrected. */
export const problemPage = (problems: readonly ContentProblem[]): string => {
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${count} in the content</title>
<style>${STYLE}</style>
<script type="module">${SCRIPT}</script>
</head>
<body><main>
<h1>${count} in the content</h1>
<ol>
${problems.map(itemOf).join('\n')}
</ol>
<p>Save the correction, and the page comes back by itself.</p>
</main></body>
</html>
`;
};
