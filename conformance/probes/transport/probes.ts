import { type Probes, unseen } from '../probe.js';
import { contentType } from './content-type.js';
import { options } from './options.js';
import { requestId } from './request-id.js';
import { tls } from './tls.js';
import { versionHeader } from './version-header.js';

export const transportProbes: Probes<'transport'> = {
  'transport.content-type': contentType,
  'transport.delivery': unseen(
    'how bytes are sent is agreed anew between each two parties on the way: what arrives here shows the last of them, not the service',
  ),
  'transport.options': options,
  'transport.request-id': requestId,
  'transport.version-header': versionHeader,
  'transport.tls': tls,
};
