import { PurgeCSS } from 'purgecss';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CLASSES = /\sclass="([^"]*)"/g;
const VARIABLE = /--[a-zA-Z][\w-]*/g;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** Only classes decide: a script or the server may bring elements, attributes and states later. */
async function purge(css: string, classes: readonly string[]): Promise<string> {
  const all = [...wordsOf(css)];
  const used = {
    classes: [...classes],
    tags: all,
    ids: all,
    attributes: { names: all, values: all },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => used }],
    safelist: { standard: [/^:/] },
    keyframes: true,
    variables: true,
  });
  // PurgeCSS and lowered nesting leave at-rules without a rule, and lists of one class.
  return (result?.css ?? css).replace(/@[^{};]+\{\}/g, '').replace(/:is\((\.[\w-]+)\)/g, '$1');
}

/**
 * Makes one style in the head of all that Astro has inlined, without the rules that the page
 * cannot use: those of all sections come in one bundle. A page uses the classes of its elements,
 * and any word of the scripts that it may load, by file name. Variables get short names, unless a
 * script names them.
 */
export function stylePruner(
  scripts: ReadonlyMap<string, string>,
): (html: string) => Promise<string> {
  // Pages of a kind use the same styles, so the work is done once for each set.
  const pruned = new Map<string, Promise<string>>();

  const scriptWords = (html: string): Set<string> => {
    const reached = new Set(html.match(SCRIPT_NAME));
    for (const file of reached)
      for (const other of scripts.get(file)?.match(SCRIPT_NAME) ?? []) reached.add(other);
    return wordsOf([...reached].map((file) => scripts.get(file)).join('\n'));
  };

  // A letter or a digit first, so that they clash with no name in the sheet of the search.
  const kept = new Set([...scripts.values()].join('\n').match(VARIABLE));
  const variables = new Map<string, string>();
  const shorten = (css: string): string =>
    css.replace(VARIABLE, (name) => {
      if (kept.has(name)) return name;
      variables.set(name, variables.get(name) ?? `--${variables.size.toString(36)}`);
      return variables.get(name) ?? name;
    });

  return async (html) => {
    const sheet = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
    const bare = html.replace(STYLE, '');
    if (sheet === '') return bare;
    const classes = wordsOf([...bare.matchAll(CLASSES)].map(([, names]) => names).join(' '));
    const used = [...wordsOf(sheet).intersection(classes.union(scriptWords(bare)))];
    const key = `${used}\n${sheet}`;
    const css = pruned.get(key) ?? purge(sheet, used);
    pruned.set(key, css);
    const [head = '', ...rest] = bare.split('</head>');
    return [`${head.replace(/>\s+</g, '><')}<style>${shorten(await css)}</style>`, ...rest].join(
      '</head>',
    );
  };
}
