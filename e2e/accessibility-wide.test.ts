// Every screen and dialog at a desk, for everyone.
import { holdAccessible } from '#testing/browser/accessibility-walk.ts';
import { wide } from '#testing/browser/journey.ts';

holdAccessible(wide, 'en');
