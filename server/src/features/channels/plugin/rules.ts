/**
 * The plugin of a hotel's WordPress as a file to install. It is zipped once from the files it consists of, as the build
 * does it; what it holds is no secret, and who asks is proven by the call.
 */
import { pluginVersion, pluginZip } from '@foyer/wordpress-plugin/plugin-zip';

let made: { name: string; content: Buffer } | undefined;

/** Named after its version, such as `foyer-channel-0.2.0.zip`. */
export function pluginFile(): { name: string; content: Buffer } {
  made ??= { name: `foyer-channel-${pluginVersion()}.zip`, content: Buffer.from(pluginZip()) };
  return made;
}
