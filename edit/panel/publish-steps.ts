import type { PublishStep } from '../contract.ts';
import type { Say } from './words.ts';

const WORDS = {
  checking: 'stepChecking',
  'catching-up': 'stepCatchingUp',
  building: 'stepBuilding',
  recording: 'stepRecording',
  'handing-over': 'stepHandingOver',
} as const;

/** What is being done to publish the site. */
export const stepInWords = ({ name }: PublishStep, say: Say): string => say(WORDS[name]);
