/** How many pages have each word of the site. */
export type Vocabulary = Readonly<Record<string, number>>;

/** What people mean by what they type: content/search.yaml, and the folded names of countries. */
export interface SearchHelp {
  synonyms: readonly { words: readonly string[]; means: string }[];
  best: readonly { page: string; words: readonly string[] }[];
  countries: readonly string[];
  countryNames: readonly string[];
}

/** The file beside the index that publish/ writes and the search reads. */
export interface SearchHelpFile {
  help: SearchHelp;
  vocabulary: Vocabulary;
}
