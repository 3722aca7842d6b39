// Scans every screen and dialog for accessibility on a phone in the dark theme.
import { scanAccessibility } from '#testing/browser/accessibility-scan.ts';
import { narrow } from '#testing/browser/journey.ts';

scanAccessibility({ viewport: narrow, language: 'ru', colorScheme: 'dark' });
