// The profiles a workbook can be audited against: the colours of banks, and those of the FAST Standard.
import type { Profile } from './profile.ts';

/** Blue is typed, black is calculated, green comes from another sheet; each in the shades that programs offer under that name. */
const bank: Profile = {
  id: 'bank',
  inputFonts: ['0000FF', '0000CC', '0070C0', '0033CC', '1F4FD8'],
  calculationFonts: ['000000'],
  linkFonts: ['008000', '007A33', '00B050', '006100', '00B000', '339966'],
};

/** Rule 1.01-06: blue comes from another sheet, red goes to one; typed values are recognised by location and fill, so their font may be black or blue. */
const fast: Profile = {
  id: 'fast',
  inputFonts: ['0000FF', '0000CC', '0070C0', '000000'],
  calculationFonts: ['000000', 'FF0000', 'C00000'],
  linkFonts: ['0000FF', '0000CC', '0070C0'],
};

export const profiles: Readonly<Record<Profile['id'], Profile>> = { bank, fast };
