import { dayOf, spoken } from '../../../common/day.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { Answers } from './answers.ts';
import type { Checklist } from './schema.ts';
import { sheetOf } from './sheet.ts';

/** Fetched by name when somebody saves a list that is filled in; nothing is sent anywhere. */
export const saveSheet = async (answers: Answers) => {
  const response = await fetch('/insights/partner-checklist.json');
  const checklist: Checklist = await response.json();
  const blob = await sheetOf({
    checklist,
    answers,
    link: location.href.replace(/[?#].*/, ''),
    date: spoken(dayOf(new Date())),
  });
  saveFile(blob, 'partner-checklist.xlsx');
};
