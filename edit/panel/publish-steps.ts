import type { PublishStep } from '../contract.ts';
import { say } from '../words.ts';

const WORDS = {
  checking: 'stepChecking',
  'catching-up': 'stepCatchingUp',
  building: 'stepBuilding',
  recording: 'stepRecording',
  'handing-over': 'stepHandingOver',
} as const;

/** What is being done to publish the site. */
export const stepInWords = ({ name }: PublishStep): string => say(WORDS[name]);
