<?php
/**
 * Registers the fields of each kind of post with WordPress, so that the stock REST interface and the editor keep the
 * same law as our own routes; and lets the stock lists be filtered by the fields a connector or a theme looks for,
 * which WordPress otherwise ignores without a word.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

const FILTERED_META = array('language', 'translation_group', 'webapp_property_id', 'city', 'country', 'event_id');

function register_meta_fields(): void
{
    foreach (POST_TYPES as $type => $post_type) {
        foreach (meta_schema($type) as $name => $schema) {
            unset($schema['required']);
            register_post_meta(
                $post_type,
                $name,
                array(
                    'type' => $schema['type'],
                    'single' => true,
                    'show_in_rest' => array('schema' => $schema),
                    'sanitize_callback' => static function ($value) use ($schema) {
                        return clean_meta($value, $schema);
                    },
                    'auth_callback' => static function ($allowed, $key, $post) {
                        return current_user_can('edit_post', $post);
                    },
                )
            );
        }
    }
}

/** `?translation_group=…` and its like on /wp/v2/foyer_property and the other lists. */
function register_stock_filters(): void
{
    foreach (POST_TYPES as $type => $post_type) {
        $names = array_values(array_intersect(FILTERED_META, array_keys(meta_schema($type))));
        add_filter("rest_{$post_type}_collection_params", static function ($params) use ($names) {
            foreach ($names as $name) {
                $params[$name] = array('type' => 'string', 'maxLength' => 120);
            }
            return $params;
        });
        add_filter("rest_{$post_type}_query", static function ($query, $request) use ($names) {
            return with_meta_filters($query, $request, $names);
        }, 10, 2);
    }
}

/** Adds a condition for each filter that the request names. */
function with_meta_filters(array $query, \WP_REST_Request $request, array $names): array
{
    foreach ($names as $name) {
        if (is_string($request[$name]) && $request[$name] !== '') {
            $query['meta_query'][] = array('key' => $name, 'value' => $request[$name]);
        }
    }
    return $query;
}

/** The fields of a post as they are stored, with their types; those it does not have are left out. */
function read_meta(int $post, string $type): array
{
    $values = array();
    foreach (meta_schema($type) as $name => $schema) {
        if (metadata_exists('post', $post, $name)) {
            $values[$name] = clean_meta(get_post_meta($post, $name, true), $schema);
        }
    }
    return $values;
}

/** Makes the fields just these: what is not among them is taken away. */
function write_meta(int $post, string $type, array $values): void
{
    foreach (array_keys(meta_schema($type)) as $name) {
        if (array_key_exists($name, $values) && $values[$name] !== null) {
            update_post_meta($post, $name, wp_slash($values[$name]));
        } else {
            delete_post_meta($post, $name);
        }
    }
}
