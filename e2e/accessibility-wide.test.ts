// Every screen and dialog at a desk by day, for everyone.
import { holdAccessible } from '#testing/browser/accessibility-walk.ts';
import { wide } from '#testing/browser/journey.ts';

holdAccessible({ viewport: wide, language: 'en', colorScheme: 'light' });
