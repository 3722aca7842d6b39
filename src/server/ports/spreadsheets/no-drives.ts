// The port to people's own drives when it is not set up.
import { ConsentError, DriveEnded, type OwnDrives } from './own-drives.ts';

const refuse = async (): Promise<never> => {
  throw new ConsentError('unavailable', new Error('own drives are not set up'));
};

export const noDrives: OwnDrives = {
  isOffered: false,
  ask: refuse,
  finish: refuse,
  spreadsheetsIn: () => {
    throw new DriveEnded('own drives are not set up');
  },
  leave: refuse,
};
