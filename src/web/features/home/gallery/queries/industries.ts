// The industries of the gallery, with their names.
import { defineMessages, type MessageDescriptor } from 'react-intl';

const names = defineMessages({
  retail: { id: 'gallery.industry-retail' },
  hospitality: { id: 'gallery.industry-hospitality' },
  entertainment: { id: 'gallery.industry-entertainment' },
  healthcare: { id: 'gallery.industry-healthcare' },
  construction: { id: 'gallery.industry-construction' },
  real_estate: { id: 'gallery.industry-real-estate' },
  renewal_energy: { id: 'gallery.industry-renewal-energy' },
  online_business: { id: 'gallery.industry-online-business' },
  fashion: { id: 'gallery.industry-fashion' },
  transportation: { id: 'gallery.industry-transportation' },
  consulting: { id: 'gallery.industry-consulting' },
});

export const industries: readonly string[] = Object.keys(names);

/** Undefined for an unknown industry. */
export function industryName(industry: string): MessageDescriptor | undefined {
  return Object.entries(names).find(([id]) => id === industry)?.[1];
}
