// The worker in which lines are understood and models are made, so that the page stays responsive.
import { answer } from './answer.ts';
import type { GeneratorRequest } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<GeneratorRequest>) => postMessage(answer(data)));
