// Scans every screen and dialog for accessibility on a desktop in the light theme.
import { scanAccessibility } from '#testing/browser/accessibility-scan.ts';
import { wide } from '#testing/browser/journey.ts';

scanAccessibility({ viewport: wide, language: 'en', colorScheme: 'light' });
