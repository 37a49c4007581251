import type { FieldName } from '../../../enquiries/contract/fields.ts';

/** Ids of the form's markup. Each field's control has its name as its id. */
export const FORM = 'enquiry';
export const PROBLEM = 'problem';
export const PROBLEM_MESSAGE = 'problem-message';
export const PROBLEM_LIST = 'problem-list';
export const COUNTRIES = 'countries';
export const ATTACHED = 'attached';

export const errorId = (name: FieldName) => `${name}-error`;
