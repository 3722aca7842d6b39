// Every screen and dialog at a phone by night, for everyone.
import { holdAccessible } from '#testing/browser/accessibility-walk.ts';
import { narrow } from '#testing/browser/journey.ts';

holdAccessible({ viewport: narrow, language: 'ru', colorScheme: 'dark' });
