/** Checks both configurations: the client's file, and the server's part, which takes precedence. */
import { judgeConfig, withoutSpot } from './checkConfig';
import { finding, inFile, type Finding } from '@/doctor/findings/finding';
import {
  askServerConfig,
  CONFIG_FILE,
  SERVER_CONFIG,
  type SiteReader,
} from '@/doctor/site/siteReader';

export async function checkConfiguration(visit: SiteReader): Promise<Finding[]> {
  const [file, server, instance] = await Promise.all([
    visit.askJson(CONFIG_FILE, { mayBeMissing: true }),
    askServerConfig(visit),
    visit.instance(),
  ]);
  const ofFile = file.root ? judgeConfig(CONFIG_FILE, file.root, instance) : [];
  // Server defaults contain keys of other clients, which no operator wrote.
  const ofServer = server.root
    ? withoutSpot(judgeConfig(SERVER_CONFIG, server.root, instance)).filter(
        ({ id }) => id !== 'ignored' && id !== 'unknown',
      )
    : [];
  const overridden = [...(file.root?.parts ?? [])].flatMap(([name, node]) => {
    const other = server.root?.parts.get(name);
    const differs = other !== undefined && other.value !== null && other.value !== node.value;
    return differs ? [finding('overridden', { name }, inFile(CONFIG_FILE, node))] : [];
  });
  return [...file.found, ...ofFile, ...server.found, ...ofServer, ...overridden];
}
