import { BlockList, isIP } from 'node:net';

const network = /^\[?([\da-f.:]+)\]?\/(\d{1,3})$/i;
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether all hosts are addresses in networks of NO_PROXY, such as 10.0.0.0/8: other clients honour them, undici takes them for names. */
export function areDirect(urls: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const networks = new BlockList();
  for (const entry of (env['no_proxy'] ?? env['NO_PROXY'] ?? '').split(/[\s,]+/)) {
    const [, address = '', bits = ''] = network.exec(entry) ?? [];
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) !== 0 && Number(bits) <= most)
      networks.addSubnet(address, Number(bits), familyOf(address));
  }
  const hosts = urls.map((url) => new URL(url).hostname.replace(/^\[|\]$/g, ''));
  return hosts.length > 0 && hosts.every((host) => isIP(host) !== 0 && networks.check(host, familyOf(host)));
}
