<?php
/**
 * Writes, unpublishes and deletes a post by our id. Each runs under the lock of that id: two calls at once make one
 * post. Refuses a version older than the one stored (a late job may not undo a newer one), refuses to write over what
 * a person changed here unless told to, and answers a repeated call as it did the first.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

/** `[status, item]`: 201 for a new post, 200 for one that was there; or a refusal. */
function upsert_item(string $type, string $id, array $given)
{
    $input = item_input($given, $type);
    if (is_wp_error($input)) {
        return $input;
    }
    return under_lock(item_urn($type, $id), static function () use ($type, $id, $given, $input) {
        $post = find_item($type, $id);
        $overwrite = may_overwrite($given);
        $lowest = known_version($type, $id, $post) + ($post ? 0 : 1);
        $refusal = refusal_of_write($type, $post, $input['version'], $lowest, $overwrite);
        if ($refusal) {
            return $refusal;
        }
        if (!$post && isset($given['post']) && $overwrite !== true) {
            return problem('removed_by_hand', 409, 'The post was deleted on this site');
        }
        $sent = hash('sha256', (string) wp_json_encode($input));
        $same = $post && get_post_meta($post->ID, '_foyer_sent', true) === $sent && !changed_by_hand($post, $type);
        if (!$same) {
            $stored = store_item($type, $id, $post, $input, $sent);
            if (is_wp_error($stored)) {
                return $stored;
            }
        }
        return array($post ? 200 : 201, item_in_full(find_item($type, $id), $type));
    });
}

/** Takes a post off the site and keeps it as a draft. */
function unpublish_item(string $type, string $id, int $version, $overwrite)
{
    return under_lock(item_urn($type, $id), static function () use ($type, $id, $version, $overwrite) {
        $post = find_item($type, $id);
        $refusal = refusal_of_write($type, $post, $version, known_version($type, $id, $post), $overwrite);
        if ($refusal) {
            return $refusal;
        }
        if (!$post) {
            return not_found('The post');
        }
        begin_change($post);
        if ($post->post_status !== 'draft') {
            $written = write_row(array('ID' => $post->ID, 'post_status' => 'draft'));
            if (is_wp_error($written)) {
                return $written;
            }
        }
        $post = get_post($post->ID);
        return keep_state($post, $type, $version, '') ?? array(200, item_in_full($post, $type));
    });
}

/** Deletes for good; the version stays known, so that a late write does not bring the post back. */
function delete_item(string $type, string $id, int $version, $overwrite)
{
    return under_lock(item_urn($type, $id), static function () use ($type, $id, $version, $overwrite) {
        $post = find_item($type, $id);
        $refusal = refusal_of_write($type, $post, $version, known_version($type, $id, $post), $overwrite);
        if ($refusal) {
            return $refusal;
        }
        update_option(tombstone($type, $id), $version, false);
        if ($post) {
            wp_delete_post($post->ID, true);
        }
        wp_cache_flush_runtime();
        return find_item($type, $id) || (int) get_option(tombstone($type, $id)) !== $version
            ? not_written()
            : array(200, array('deleted' => true, 'existed' => $post !== null));
    });
}

/** What a call may write over: whatever a hand changed (true), the state of this digest alone, or nothing (false). */
function may_overwrite($given)
{
    return ($given['overwrite'] ?? false) ? true : $given['seen'] ?? false;
}

/** Why this call may not touch the post; null where it may. `$lowest` is the oldest version it may carry. */
function refusal_of_write(string $type, ?\WP_Post $post, int $version, int $lowest, $overwrite): ?\WP_Error
{
    if ($post && !current_user_can('edit_post', $post->ID)) {
        return problem('forbidden', 403, 'This user may not change the post', array('missing' => missing_capabilities()));
    }
    if ($version < $lowest) {
        return problem('stale', 409, 'A newer version was written before', array('lowest' => $lowest));
    }
    if ($post && $overwrite !== true && $overwrite !== item_digest($post, $type) && changed_by_hand($post, $type)) {
        return problem('changed_by_hand', 409, 'The post was changed on this site', array(
            'item' => item_in_full($post, $type),
        ));
    }
    return null;
}

/** Version of the last write or deletion; 0 before any. */
function known_version(string $type, string $id, ?\WP_Post $post): int
{
    $stored = $post ? (int) get_post_meta($post->ID, '_foyer_version', true) : 0;
    return max($stored, (int) get_option(tombstone($type, $id), 0));
}

function tombstone(string $type, string $id): string
{
    return 'foyer_deleted_' . hash('sha256', item_urn($type, $id));
}

/** The row first as a draft and published last, so that no visitor sees half a page. Null, or what went wrong. */
function store_item(string $type, string $id, ?\WP_Post $post, array $input, string $sent): ?\WP_Error
{
    $row = array(
        'post_type' => POST_TYPES[$type],
        'post_title' => $input['title'],
        'post_content' => $input['content'],
        'post_excerpt' => $input['excerpt'],
        'post_name' => $input['slug'],
        'post_status' => $input['status'],
        'comment_status' => 'closed',
        'ping_status' => 'closed',
    );
    if ($post) {
        begin_change($post);
    }
    $number = $post
        ? $post->ID
        : write_row(array('post_status' => 'draft', 'guid' => item_urn($type, $id)) + $row);
    if (is_wp_error($number)) {
        return $number;
    }
    write_meta($number, $type, $input['meta']);
    foreach (taxonomies_of($type) as $taxonomy) {
        wp_set_object_terms($number, $input['terms'][$taxonomy] ?? array(), $taxonomy);
    }
    if ($input['featured_media']) {
        set_post_thumbnail($number, $input['featured_media']);
    } else {
        delete_post_thumbnail($number);
    }
    foreach (array('_wp_trash_meta_status', '_wp_trash_meta_time', '_wp_desired_post_slug') as $left) {
        delete_post_meta($number, $left);
    }
    // WordPress looks for a free address and then takes it: of two posts at once both would find the same one.
    $address = preg_replace('/-\d+$/D', '', sanitize_title($row['post_name'] ?: $row['post_title']));
    $written = under_lock("address:$type:$address", static function () use ($number, $row) {
        return write_row(array('ID' => $number) + $row);
    });
    if (is_wp_error($written)) {
        return $written;
    }
    wp_cache_flush_runtime();
    $stored = get_post($number);
    $failed = holds($stored, $type, $input) ? keep_state($stored, $type, $input['version'], $sent) : not_written();
    if (!$failed) {
        do_action('foyer_channel_written', $number, $type, $id);
    }
    return $failed;
}

/** Whether everything that stands beside the row was taken by the database. */
function holds(\WP_Post $post, string $type, array $input): bool
{
    $meta = array_filter($input['meta'], static function ($value) {
        return $value !== null;
    });
    $terms = item_terms($post, $type);
    foreach ($terms as $taxonomy => $slugs) {
        $wanted = array_values(array_unique($input['terms'][$taxonomy] ?? array()));
        sort($wanted);
        if ($wanted !== $slugs) {
            return false;
        }
    }
    // Not ===, for the order of fields says nothing.
    return read_meta($post->ID, $type) == $meta && (int) get_post_thumbnail_id($post) === $input['featured_media'];
}

/** From here to keep_state() the post counts as unfinished, so that a write cut short is not taken for a person's. */
function begin_change(\WP_Post $post): void
{
    delete_post_meta($post->ID, '_foyer_sent');
    delete_post_meta($post->ID, '_foyer_digest');
}

/** What the post is now counts as ours: from here on a difference was made by hand. */
function keep_state(\WP_Post $post, string $type, int $version, string $sent): ?\WP_Error
{
    $state = array('_foyer_version' => (string) $version, '_foyer_sent' => $sent, '_foyer_digest' => item_digest($post, $type));
    foreach ($state as $name => $value) {
        update_post_meta($post->ID, $name, $value);
    }
    wp_cache_flush_runtime();
    foreach ($state as $name => $value) {
        if (get_post_meta($post->ID, $name, true) !== $value) {
            return not_written();
        }
    }
    return null;
}

/**
 * Puts a row in, or changes it where it has an ID. The text has been cleaned here; WordPress's own cleaning depends on
 * the rights of the user and would make the stored text differ from one connection to another.
 */
function write_row(array $row)
{
    $filtered = has_filter('content_save_pre', 'wp_filter_post_kses') !== false;
    if ($filtered) {
        kses_remove_filters();
    }
    $result = isset($row['ID']) ? wp_update_post(wp_slash($row), true) : wp_insert_post(wp_slash($row), true);
    if ($filtered) {
        kses_init_filters();
    }
    return is_wp_error($result) ? not_written($result->get_error_message()) : $result;
}
