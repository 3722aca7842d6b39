// What a number field needs once it is typed or pasted into, loaded together.
import { fieldMarkFault } from './foreign-mark.ts';
import { pastedNumbers } from './pasted-numbers.ts';

export const numberReader = { pasted: pastedNumbers, faultOf: fieldMarkFault };
