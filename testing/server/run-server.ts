// Runs the real server in a process of its own, like `npm start`, from the sources.
import { serve } from '#server/main.ts';

process.exitCode = await serve(process.env);
