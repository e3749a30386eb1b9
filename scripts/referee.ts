/** `npm run -s referee`: the protocol of the referee on standard input and output. */
import { stdin, stdout } from 'node:process';
import { referees } from '../src/node/referees.ts';
import { serve } from '../src/node/serve.ts';

stdout.on('error', () => process.exit(0)); // the reader has gone: nobody is left to answer
await serve(stdin, stdout, referees);
