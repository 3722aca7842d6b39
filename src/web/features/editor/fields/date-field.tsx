// A date field whose calendar loads when it is opened.
import type { ComponentProps } from 'react';
import { lazyPart } from '#web/api/lazy-part.ts';
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx';

const Calendar = lazyPart(() => import('#web/ui/date-picker/calendar.tsx'), 'Calendar');

export const DateField = (props: Omit<ComponentProps<typeof DatePicker>, 'Calendar'>) => (
  <DatePicker {...props} Calendar={Calendar} />
);
