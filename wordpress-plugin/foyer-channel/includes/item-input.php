<?php
/**
 * Checks what a connector sends for a post, all problems at once, and brings it into the form it is stored in.
 * Text of a page may hold the markup of an article and nothing that runs: no script, no shortcode, no block of
 * another plugin, whoever sends it. Pictures and terms that it names must exist.
 */

namespace Foyer\Channel;

if (!defined('ABSPATH')) {
    exit;
}

function item_schema(string $type): array
{
    $summary = $type === 'property' ? 1 : 0;
    return array(
        'version' => needed(array('type' => 'integer', 'minimum' => 1)),
        'status' => needed(array('type' => 'string', 'enum' => array('publish', 'draft'))),
        'title' => needed(text(300) + array('minLength' => 1)),
        // An event may be told by its day and place alone.
        'content' => $type === 'event' ? text(400000) : needed(text(400000) + array('minLength' => 1)),
        'excerpt' => array('minLength' => $summary, 'required' => $summary === 1) + text(2000),
        'slug' => array('type' => 'string', 'pattern' => '^[a-z0-9]+(-[a-z0-9]+)*$', 'maxLength' => 180),
        'featured_media' => array('type' => 'integer', 'minimum' => 0),
        'meta' => needed(array('type' => 'object')),
        'terms' => array('type' => 'object'),
        'post' => array('type' => 'integer', 'minimum' => 1),
        'overwrite' => array('type' => 'boolean'),
        'seen' => digest_seen(),
    );
}

/** Digest of a post as a person has seen it: what was changed by hand may be written over as long as it is that. */
function digest_seen(): array
{
    return array('type' => 'string', 'pattern' => '^[0-9a-f]{64}$');
}

/** Problems of an object held against fields of a schema: those missing, unknown or of the wrong form. */
function field_problems(array $given, array $fields, string $at = ''): array
{
    $problems = array();
    foreach (array_diff(array_keys($given), array_keys($fields)) as $name) {
        $problems[] = array('field' => "$at$name", 'message' => "$at$name is not known");
    }
    foreach ($fields as $name => $schema) {
        $value = $given[$name] ?? null;
        $empty = $value === null || (is_string($value) && trim($value) === '');
        if ($empty && ($schema['required'] ?? false)) {
            $problems[] = array('field' => "$at$name", 'message' => "$at$name is required");
        } elseif ($value !== null) {
            unset($schema['required']);
            // WordPress takes "5" for a number; what is meant for storage says what it is.
            $checked = is_string($value) && $schema['type'] !== 'string'
                ? problem('invalid', 422, "$at$name is not of type {$schema['type']}.")
                : rest_validate_value_from_schema($value, $schema, "$at$name");
            if (is_wp_error($checked)) {
                $problems[] = array('field' => "$at$name", 'message' => $checked->get_error_message());
            }
        }
    }
    return $problems;
}

/** The input in its stored form, or every problem it has. */
function item_input(array $given, string $type)
{
    $problems = field_problems($given, item_schema($type));
    $meta = is_array($given['meta'] ?? null) ? $given['meta'] : array();
    $terms = is_array($given['terms'] ?? null) ? $given['terms'] : array();
    $problems = array_merge($problems, field_problems($meta, meta_schema($type), 'meta.'), term_problems($terms, $type));
    if ($problems) {
        return wrong_fields($problems);
    }
    $media = array_merge(
        array_filter(array($given['featured_media'] ?? 0, $meta['secondary_image'] ?? 0)),
        $meta['gallery'] ?? array()
    );
    $missing = missing_pictures($media);
    if ($missing) {
        return pictures_missing($missing);
    }
    foreach (array_intersect_key(meta_schema($type), $meta) as $name => $schema) {
        $meta[$name] = $meta[$name] === null ? null : clean_meta($meta[$name], $schema);
    }
    return array(
        'version' => (int) $given['version'],
        'status' => $given['status'],
        'title' => sanitize_text_field($given['title']),
        'content' => inert_markup($given['content'] ?? ''),
        'excerpt' => sanitize_textarea_field($given['excerpt'] ?? ''),
        'slug' => $given['slug'] ?? sanitize_title($given['title']),
        'featured_media' => (int) ($given['featured_media'] ?? 0),
        'meta' => $meta,
        'terms' => $terms,
    );
}

/** Markup of an article without anything that runs: comments would be blocks, square brackets shortcodes. */
function inert_markup(string $html): string
{
    $html = (string) preg_replace('/<!--.*?(-->|$)/s', '', $html);
    return str_replace(array('[', ']'), array('&#91;', '&#93;'), wp_kses_post($html));
}

/** Terms are named by slug and must be there already. */
function term_problems(array $terms, string $type): array
{
    $problems = array();
    foreach ($terms as $taxonomy => $slugs) {
        if (!in_array($taxonomy, taxonomies_of($type), true) || !is_array($slugs)) {
            $problems[] = array('field' => "terms.$taxonomy", 'message' => "terms.$taxonomy is not known");
            continue;
        }
        foreach ($slugs as $slug) {
            if (!is_string($slug) || !get_term_by('slug', $slug, $taxonomy)) {
                $problems[] = array(
                    'field' => "terms.$taxonomy",
                    'message' => 'There is no term ' . (is_scalar($slug) ? (string) $slug : '') . " in $taxonomy",
                );
            }
        }
    }
    return $problems;
}

/** Of these attachments, those that are no picture of this site. */
function missing_pictures(array $attachments): array
{
    return array_values(array_unique(array_filter($attachments, static function ($id) {
        return !wp_attachment_is_image((int) $id);
    })));
}

function pictures_missing(array $missing): \WP_Error
{
    return problem('media_missing', 422, 'No picture has the id ' . implode(', ', array_map('intval', $missing)), array(
        'missing' => array_map('intval', $missing),
    ));
}
