import type { Probes } from '../probe.js';
import { grantDefault } from './grant-default.js';
import { members } from './members.js';
import { replaced } from './own-account.js';
import { refresh } from './refreshing.js';
import { refused } from './refused.js';
import { times } from './times.js';

export const sessionProbes: Probes<'session'> = {
  ...members,
  ...times,
  ...refresh,
  ...replaced,
  ...refused,
  'session.grant-default': grantDefault,
};
