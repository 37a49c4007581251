import { getAll, getInsight } from '../../site/content/get-content.ts';

export const insights = getInsight('insights');
export const deadlinesWords = getInsight('deadlinesPage');
export const glossary = getInsight('glossary');
export const checklist = getInsight('checklist');
export const deadlines = getAll('deadlines');
