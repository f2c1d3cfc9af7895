import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { compressFiles } from '../../hosts/compressFiles';
import { hostFileNames, hostFiles } from '../../hosts/hostFiles';
import type { TextFile } from '../../hosts/hostFiles';
import type { SiteAddresses } from '../../siteAddresses';

/**
 * Writes the files for static hosts, then compresses all files. Must follow SitePlugin in the list of
 * plugins, since it reads the prerendered documents: webpack runs their hooks in that order.
 */
export class HostFilesPlugin {
  constructor(
    private readonly folder: string,
    private readonly addresses: SiteAddresses,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('HostFiles', async () => {
      for (const { file, text } of hostFiles(await this.readDocuments(), this.addresses)) {
        await writeFile(path.join(this.folder, file), text);
      }
      await compressFiles(this.folder, hostFileNames);
    });
  }

  private async readDocuments(): Promise<TextFile[]> {
    const files = (await readdir(this.folder)).filter((file) => file.endsWith('.html')).sort();
    return Promise.all(
      files.map(async (file) => ({
        file,
        text: await readFile(path.join(this.folder, file), 'utf8'),
      })),
    );
  }
}
