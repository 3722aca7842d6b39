// Every screen and dialog at a phone, for everyone.
import { holdAccessible } from '#testing/browser/accessibility-walk.ts';
import { narrow } from '#testing/browser/journey.ts';

holdAccessible(narrow, 'ru');
