<?php
/**
 * Who may do what. The role `foyer_channel` is what a connection signs in with: it writes our four kinds of post,
 * their terms, pictures and settings, and nothing else of the site. Rights are put in once for each version, so that
 * the plugin works from mu-plugins as well, where WordPress calls no activation.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const ROLE = 'foyer_channel';

/** Rights over posts, as a person who edits the site has them. */
const ITEM_CAPABILITIES = array(
    'edit_foyer_items',
    'edit_others_foyer_items',
    'edit_private_foyer_items',
    'edit_published_foyer_items',
    'publish_foyer_items',
    'read_private_foyer_items',
    'delete_foyer_items',
    'delete_others_foyer_items',
    'delete_private_foyer_items',
    'delete_published_foyer_items',
);

/** Rights that a connection needs, in all. */
function channel_capabilities(): array
{
    return array_merge(
        array('read', 'upload_files', 'use_foyer_channel', 'manage_foyer_terms', 'manage_foyer_settings'),
        ITEM_CAPABILITIES
    );
}

function install_if_new(): void
{
    if (get_option('foyer_channel_version') !== FOYER_CHANNEL_VERSION) {
        install();
    }
}

function install(): void
{
    register_content_types();
    $rights = array_fill_keys(channel_capabilities(), true);
    if (get_role(ROLE)) {
        remove_role(ROLE);
    }
    add_role(ROLE, 'Foyer channel', $rights);
    grant('administrator', channel_capabilities());
    grant('editor', array_merge(ITEM_CAPABILITIES, array('manage_foyer_terms')));
    update_option('foyer_channel_version', FOYER_CHANNEL_VERSION, true);
    flush_rewrite_rules(false);
}

function grant(string $role, array $capabilities): void
{
    $found = get_role($role);
    foreach ($found ? $capabilities : array() as $capability) {
        $found->add_cap($capability);
    }
}

/** Addresses and rights stay until the plugin is removed; only what answers requests is gone. */
function stand_down(): void
{
    foreach (POST_TYPES as $post_type) {
        unregister_post_type($post_type);
    }
    flush_rewrite_rules(false);
    delete_option('foyer_channel_version');
}
